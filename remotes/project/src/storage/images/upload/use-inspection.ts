import { useEffect, useState } from 'react';
import { inspect, type Inspection } from './inspect.ts';

/** What a chosen file looks like; undefined while it is being read and when it cannot be. */
export function useInspection(file: File | null): Inspection | undefined {
  const [seen, setSeen] = useState<{ file: File; inspection: Inspection }>();
  // The file is the browser's, and is read in its own time
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    inspect(file).then(
      (inspection) => isCurrent && setSeen({ file, inspection }),
      // Advice only: the upload itself says when a file cannot be read
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return seen?.file === file ? seen?.inspection : undefined;
}
