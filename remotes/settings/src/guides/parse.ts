/** A part of a sentence; a label is the name of something on the screen. */
export type Piece =
  | { readonly kind: 'text' | 'label' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly guide: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'steps'; readonly steps: readonly (readonly Piece[])[] }
  | { readonly kind: 'picture'; readonly alt: string };

const PIECES = /\*\*(?<label>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<guide>[\w-]+)\.md\)/g;

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: all, index, groups: { label, code, text = '', guide } = {} } of line.matchAll(PIECES)) {
    if (index > end) pieces.push({ kind: 'text', text: line.slice(end, index) });
    if (label !== undefined) pieces.push({ kind: 'label', text: label });
    else if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (guide !== undefined) pieces.push({ kind: 'link', text, guide });
    end = index + all.length;
  }
  if (end < line.length) pieces.push({ kind: 'text', text: line.slice(end) });
  return pieces;
}

/**
 * The blocks of a guide without its title. Of Markdown a guide has paragraphs, one list of steps, a picture, labels in bold, code, and
 * links to other guides.
 */
export function blocksOf(markdown: string): Block[] {
  const [, ...parts] = markdown.trim().split(/\n{2,}/);
  return parts.map((part): Block => {
    const alt = /^!\[([^\]]+)\]/.exec(part)?.[1];
    if (alt !== undefined) return { kind: 'picture', alt };
    if (!/^\d+\. /.test(part)) return { kind: 'paragraph', pieces: piecesOf(part) };
    return { kind: 'steps', steps: part.split('\n').map((line) => piecesOf(line.replace(/^\d+\. /, ''))) };
  });
}
