import { useEffect, useState } from 'react';
import { inspect, type Inspection } from './inspect.ts';

/** The inspection of a selected file; undefined while it is read and when it cannot be read. */
export function useInspection(file: File | null): Inspection | undefined {
  const [seen, setSeen] = useState<{ file: File; inspection: Inspection }>();
  // The browser reads the file asynchronously
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    inspect(file).then(
      (inspection) => isCurrent && setSeen({ file, inspection }),
      // Advice only: the upload itself reports when a file cannot be read
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return seen?.file === file ? seen?.inspection : undefined;
}
