// Written by Scripts/text/generate.py; do not edit.
// swift-format-ignore-file

/// What is added to every character's advance, by size, in thousandths of a point.
enum TrackingData {
    /// The weights of each family, a line for each.
    static let weights = [400, 500, 600, 700]
    /// What no tracking reads as.
    static let zero = 4050
    /// The text family's smallest and largest whole size in points.
    static let textSizes = 6...20
    /// The display family's.
    static let displaySizes = 20...96
    static let text: StaticString = #"""
SRSJS7RkR:QYPyP*O)MuL{KdKXKLKJ
SoShSVS1R[Q|QBPOOeNrN%LcL\LTLW
T1T.S{SZS/RTQyQ1PLO]NnMWMTMQMX
S]SRS>RoR=QZPwP'O:NDMML/L$KtKs
"""#
    static let display: StaticString = #"""
R|S0S>T3U)TpTKSvSSSaS\SLS[SKSFS,RwRhRlRqRaRRRVR[RKR2R6R;Q{QbQfQkQQQ8Q<Q-PxPhPYPIP:P*OuOeOVOAO-NwNhNSN?N9N4MwM`MIM2LuL^LGL0L+L%KzKtKoKiKdK^KYKSKNKIKCK>K8K3
SbStT+T}UvUgUETsTSTeTcTVThT\TZTDT7T+T3T;T.S|T*T2T%SiSqSySbSLSTS\SES/S7S+RxRlR`RTRGR;R/Q}QpQ_QNQBQ6Q$PmPkPiPUPAP-OtO`OLO8O%N|NzNxNvNsNqNoNmNjNhNfNdNaN_N]N[
TIT^TrUmVjV^V?UqUTUiUjUaUvUmUnU[URUIUTU_UVULUWUbUYUFUQU\UIU6UAULU9U&U1U(TyTpTgT^TUTLTCT:T1S}SoSfS]SOSASBSCS3R|RlR[RKR:R*QsQtQuQvQwQxQyQzQ{Q|Q}R$R%R&R'R(R)
U0UGU_V^W]WTW9VnVTVlVqVkW)V}W'VrVlVfVtW(V}VwW+W9W4W$W2W@W0V{W/W=W-VxW,W&VzVtVoViVcV]VXVRVLVAV6V1V+UzUoUsUxUjU]UPUCU5U(TuTgTlTpTtTxT}U'U+U/U3U8U<U@UDUHUMUQ
"""#
}
