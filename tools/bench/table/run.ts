/*
 * `node tools/bench/table/run.ts`: order, filter, columns and windowing of shared/table beside those of @tanstack/react-table and
 * @tanstack/react-virtual, on 1,000 rows (docs/decisions/022-tables.md).
 */
import AxeBuilder from '@axe-core/playwright';
import { median, painted, runTrial, type TrialPage } from '../trial.ts';

const RUNS = 15;
/** Milliseconds that a frame may take: three refreshes of the screen. */
const LONG_FRAME = 51;
/** Pixels, and pixels per second, of a wheel that turns to search for something. */
const WHEEL = { distance: 12_000, speed: 3_000 };

/** Milliseconds of each frame while the table scrolls. */
async function frames({ page, session }: TrialPage): Promise<number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    let last = performance.now();
    const tick = (now: number) => {
      seen.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const { distance, speed } = WHEEL;
  await session.send('Input.synthesizeScrollGesture', { x: 400, y: 400, yDistance: -distance, speed });
  const seen: unknown = await page.evaluate((): unknown => Reflect.get(globalThis, 'seen'));
  return Array.isArray(seen) ? seen.map(Number) : [];
}

async function measure(trial: TrialPage): Promise<Record<string, number>> {
  const { page } = trial;
  await page.getByText('disk-617', { exact: true }).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, nodes } of violations) console.log(id, nodes[0]?.html);
  const head = page.getByRole('button', { name: 'name' });
  const filter = page.getByRole('textbox', { name: 'Filter' });
  const away = page.getByRole('checkbox');
  const times: Record<string, number[]> = {
    'sort by name': [],
    'filter by a digit': [],
    'put a column away': [],
  };
  const note = (what: string, time: number) => times[what]?.push(time);
  for (let run = 0; run < RUNS; run += 1) {
    await head.focus();
    note('sort by name', await painted(page, () => page.keyboard.press('Enter')));
    await filter.focus();
    note('filter by a digit', await painted(page, () => page.keyboard.press('7')));
    await page.keyboard.press('Backspace');
    await away.focus();
    note('put a column away', await painted(page, () => page.keyboard.press('Space')));
    await page.keyboard.press('Space');
  }
  const drawn = await page.locator('tr[data-row]').count();
  const scrolled = await frames(trial);
  return {
    ...Object.fromEntries(Object.entries(times).map(([what, all]) => [what, median(all)])),
    'frame, p50': median(scrolled),
    'frames over 50 ms': scrolled.filter((frame) => frame > LONG_FRAME).length,
    'of frames': scrolled.length,
    'height of a row, px': Number((await page.locator('tr[data-row]').first().boundingBox())?.height),
    'rows drawn': drawn,
    'axe violations': violations.length,
  };
}

await runTrial('tools/bench/table', measure);
