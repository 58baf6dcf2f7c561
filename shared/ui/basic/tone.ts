import styles from './tone.module.css';

/** The meanings a colour may have. Accent is for "you can act", never for a state. */
export type Tone = 'neutral' | 'accent' | 'success' | 'notice' | 'destructive' | 'info';

/** Class that sets `--_text`, `--_glyph`, `--_surface` and `--_line` for a tone. */
export const toneClass = (tone: Tone): string | undefined => styles[tone];
