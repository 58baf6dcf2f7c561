import { type ComponentProps, useEffect, useRef, useState } from 'react';

/** A list that is a stop of the keyboard while it scrolls, so that it can be scrolled without a mouse. */
export function ScrollList(props: ComponentProps<'ul'>) {
  const list = useRef<HTMLUListElement>(null);
  const [scrolls, setScrolls] = useState(false);
  // Sizes are the browser's; what is in it changes with every render, how it wraps with the window
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
