import { fetchPart } from '@console/shared/runtime';

/** Creates the report of a silo and saves it as a file. The code is fetched with the first one, because few users make reports. */
export async function saveReport(silo: string): Promise<void> {
  const part = await fetchPart(() => import(/* webpackChunkName: "silo-report-save" */ './save.ts')).catch(
    () => undefined,
  );
  if (!part)
    throw new Error('A part of the console could not be loaded, so the report was not created. Try again.');
  await part.saveReport(silo);
}
