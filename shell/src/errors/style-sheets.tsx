import { useEffect, type ReactNode } from 'react';

/** The style sheets that each area had adopted when one of its pages was left last, by area. */
const adopted = new Map<string | undefined, readonly CSSStyleSheet[]>();

/**
 * Removes the style sheets that an area has adopted (`document.adoptedStyleSheets`) when its page is left, and restores them when
 * one of its pages is shown again: styles of an area must not change the pages of other areas. The Content-Security-Policy forbids
 * every other way to add styles by script. React runs effects of siblings in order, so the sheets are restored before the page
 * mounts and removed after its clean-up.
 */
export function OwnStyleSheets({ area, children }: { area: string | undefined; children: ReactNode }) {
  return (
    <>
      <RestoreSheets key={`back-${area}`} area={area} />
      {children}
      <RemoveSheets key={`away-${area}`} area={area} />
    </>
  );
}

function RestoreSheets({ area }: { area: string | undefined }) {
  // The document's style sheets are outside of React.
  useEffect(() => {
    document.adoptedStyleSheets = [...(adopted.get(area) ?? []), ...document.adoptedStyleSheets];
  }, [area]);
  return null;
}

function RemoveSheets({ area }: { area: string | undefined }) {
  useEffect(
    () => () => {
      adopted.set(area, [...document.adoptedStyleSheets]);
      document.adoptedStyleSheets = [];
    },
    [area],
  );
  return null;
}
