import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** A list that is focusable while its content overflows, so that it can be scrolled by keyboard. */
export function ScrollList(props: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Measures the layout: the content changes with every render, and its wrapping with the window
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const measure = () => setScrolls(current.scrollHeight > current.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  });
  return <ul {...props} ref={list} tabIndex={scrolls ? 0 : undefined} />;
}
