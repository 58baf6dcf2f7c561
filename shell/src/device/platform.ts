/** Command is the key for shortcuts on Apple systems, Control on all others. */
export const isApple: boolean = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of the palette as part of its button's name (docs/screens/common-ui.md section 3). */
export const PALETTE_KEYS = isApple ? 'cmd+K' : 'ctrl+K';
