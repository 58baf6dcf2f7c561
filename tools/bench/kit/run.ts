/*
 * `node tools/bench/kit/run.ts`: our menu, select, combobox and number input beside those of react-aria-components
 * (docs/decisions/019-components-of-the-kit.md).
 */
import { median, painted, runTrial, type TrialPage } from '../trial.ts';

const RUNS = 15;

async function measure({ page }: TrialPage): Promise<Record<string, number>> {
  const menu = page.getByRole('button', { name: 'Actions' });
  const disk = page.getByRole('combobox', { name: 'Disk' });
  const cpus = page.getByRole('textbox', { name: 'CPUs' });
  const times: Record<string, number[]> = {
    'open a menu of 12': [],
    'filter 1,000 options': [],
    'step a number': [],
  };
  const note = (what: string, time: number) => times[what]?.push(time);
  for (let run = 0; run < RUNS; run += 1) {
    await menu.focus();
    note('open a menu of 12', await painted(page, () => page.keyboard.press('Enter')));
    await page.keyboard.press('Escape');
    await disk.focus();
    note('filter 1,000 options', await painted(page, () => page.keyboard.press('7')));
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Escape');
    await cpus.focus();
    note('step a number', await painted(page, () => page.keyboard.press('ArrowUp')));
  }
  return Object.fromEntries(Object.entries(times).map(([what, all]) => [what, median(all)]));
}

await runTrial('tools/bench/kit', measure);
