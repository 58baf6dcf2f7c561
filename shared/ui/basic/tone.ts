import styles from './tone.module.css';

/** The meanings of colors. Accent marks clickable elements, never a state; purple marks roles only. */
export type Tone = 'neutral' | 'accent' | 'success' | 'notice' | 'destructive' | 'info' | 'purple';

/** Class that sets `--_text`, `--_glyph`, `--_surface` and `--_line` for a tone. */
export const toneClass = (tone: Tone): string | undefined => styles[tone];
