# Completions of ldlc for bash. Written by 'ldlc completions bash'.
_ldlc() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options=
    if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "layout svg trace tree type hit check fmt lsp explain completions --help --version" -- "$word"))
        return
    fi
    case $before in
        --device)
            COMPREPLY=($(compgen -W "iphone-17 iphone-17-landscape iphone-17-pro iphone-17-pro-landscape iphone-17-pro-max iphone-17-pro-max-landscape iphone-air iphone-air-landscape iphone-16 iphone-16-landscape iphone-16-plus iphone-16-plus-landscape iphone-16-pro iphone-16-pro-landscape iphone-16-pro-max iphone-16-pro-max-landscape iphone-16e iphone-16e-landscape iphone-15 iphone-15-landscape iphone-15-pro-max iphone-15-pro-max-landscape iphone-14 iphone-14-landscape iphone-13-mini iphone-13-mini-landscape iphone-11 iphone-11-landscape iphone-se iphone-se-landscape ipad ipad-landscape ipad-mini ipad-mini-landscape ipad-air-11 ipad-air-11-landscape ipad-air-13 ipad-air-13-landscape ipad-pro-11 ipad-pro-11-landscape ipad-pro-13 ipad-pro-13-landscape" -- "$word"))
            return ;;
        --orientation)
            COMPREPLY=($(compgen -W "portrait landscape" -- "$word"))
            return ;;
        --appearance)
            COMPREPLY=($(compgen -W "light dark" -- "$word"))
            return ;;
        --dynamic-type)
            COMPREPLY=($(compgen -W "xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5" -- "$word"))
            return ;;
        --layout-direction)
            COMPREPLY=($(compgen -W "ltr rtl" -- "$word"))
            return ;;
        --format)
            COMPREPLY=($(compgen -W "text json" -- "$word"))
            return ;;
        --diagnostics)
            COMPREPLY=($(compgen -W "text gcc json sarif" -- "$word"))
            return ;;
        --color)
            COMPREPLY=($(compgen -W "auto always never" -- "$word"))
            return ;;
        --width|--height|--root|--scale|--assets|--max-steps|--at)
            return ;;
    esac
    case ${COMP_WORDS[1]} in
        layout) options="--width --height --device --orientation --root --scale --assets --appearance --dynamic-type --layout-direction --format -o --output --diagnostics --color --max-steps -h --help --version" ;;
        svg) options="--width --height --device --orientation --root --scale --assets --appearance --dynamic-type --layout-direction --borders -o --output --diagnostics --color --max-steps -h --help --version" ;;
        trace) options="--width --height --device --orientation --root --scale --assets --appearance --dynamic-type --layout-direction --all -o --output --diagnostics --color --max-steps -h --help --version" ;;
        tree) options="--width --height --device --orientation --root --scale --assets --appearance --dynamic-type --layout-direction -o --output --diagnostics --color --max-steps -h --help --version" ;;
        type) options="--root -o --output --diagnostics --color --max-steps -h --help --version" ;;
        hit) options="--at --exact --width --height --device --orientation --root --scale --assets --appearance --dynamic-type --layout-direction -o --output --diagnostics --color --max-steps -h --help --version" ;;
        check) options="--root --fix -o --output --diagnostics --color --max-steps -h --help --version" ;;
        fmt) options="--check --diff -h --help --version" ;;
        lsp) options="--stdio -h --help --version" ;;
        explain) options="-o --output -h --help --version" ;;
        completions) options="-o --output -h --help --version" ;;
    esac
    case $word in
        -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
        *) COMPREPLY=($(compgen -f -- "$word")) ;;
    esac
}
complete -o filenames -F _ldlc ldlc
