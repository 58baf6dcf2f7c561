type Resizable = { setViewport: (size: { width: number; height: number }) => void };

const isResizable = (value: unknown): value is Resizable =>
  typeof value === 'object' && value !== null && 'setViewport' in value;

/** Sets the width of the window in rem. */
export function setWidth(rem: number): void {
  const control: unknown = 'happyDOM' in window ? window.happyDOM : undefined;
  if (isResizable(control)) control.setViewport({ width: rem * 16, height: 900 });
}
