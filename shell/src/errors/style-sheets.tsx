import { useEffect, type ReactNode } from 'react';

/** By area: the sheets it had adopted when one of its pages was left. */
const adopted = new Map<string | undefined, readonly CSSStyleSheet[]>();

/**
 * Takes away the style sheets that an area has adopted (`document.adoptedStyleSheets`) when its page goes, and gives them back when
 * one of its pages comes again: an area's styles must not change the pages of the others. The policy forbids every other way to
 * add styles by script. Effects of siblings run in their order: sheets come back before the page, and go after its clean-up.
 */
export function OwnStyleSheets({ area, children }: { area: string | undefined; children: ReactNode }) {
  return (
    <>
      <GiveBack key={`back-${area}`} area={area} />
      {children}
      <TakeAway key={`away-${area}`} area={area} />
    </>
  );
}

function GiveBack({ area }: { area: string | undefined }) {
  // The document's style sheets are outside of React.
  useEffect(() => {
    document.adoptedStyleSheets = [...(adopted.get(area) ?? []), ...document.adoptedStyleSheets];
  }, [area]);
  return null;
}

function TakeAway({ area }: { area: string | undefined }) {
  useEffect(
    () => () => {
      adopted.set(area, [...document.adoptedStyleSheets]);
      document.adoptedStyleSheets = [];
    },
    [area],
  );
  return null;
}
