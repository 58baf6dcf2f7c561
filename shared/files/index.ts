/** Files that the browser saves: texts, tables as comma-separated values, downloads. Bundled where it is used. */
export { type Cell, csvText } from './csv.ts';
export { saveBlob, saveCsv, saveText, saveUrl } from './save.ts';
