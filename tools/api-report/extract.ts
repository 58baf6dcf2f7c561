import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { ROOT } from '../machine/files.ts';

/*
 * `node tools/api-report/extract.ts FOLDER ENTRY…` writes `FOLDER/reports/ENTRY.api.md` for entries of `@console/shared` whose
 * declarations are in FOLDER. Runs in a separate process, because API Extractor works synchronously.
 */
const [folder = '', ...entries] = process.argv.slice(2);

/**
 * API Extractor warns about names that are not exported and comments that are not TSDoc: neither affects the
 * interface.
 */
const SILENT = { default: { logLevel: ExtractorLogLevel.None } };

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
  lib: ['es2024', 'dom', 'dom.iterable'],
  baseUrl: folder,
  paths: {
    '@console/shared/*': ['shared/*/index.d.ts', 'shared/*.d.ts'],
    '*': [join(ROOT, 'node_modules/*'), join(ROOT, 'node_modules/@types/*')],
  },
};

const packageJsonFullPath = join(folder, 'package.json');
writeFileSync(packageJsonFullPath, readFileSync(join(ROOT, 'shared/package.json')));
mkdirSync(join(folder, 'reports'), { recursive: true });
for (const entry of entries) {
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      // The default is CRLF
      newlineKind: 'lf',
      mainEntryPointFilePath: join(folder, 'shared', entry, 'index.d.ts'),
      compiler: { overrideTsconfig: { compilerOptions, include: [`shared/${entry}/**/*`] } },
      apiReport: {
        enabled: true,
        reportFileName: `${entry.replace('/', '-')}.api.md`,
        reportFolder: join(folder, 'reports'),
        reportTempFolder: join(folder, 'temporary'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: {
        extractorMessageReporting: SILENT,
        compilerMessageReporting: SILENT,
        tsdocMessageReporting: SILENT,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath,
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    // The last line of a failing check is enough; this option would log every file that is written
    messageCallback: (message) => Object.assign(message, { handled: true }),
  });
  if (!succeeded) throw new Error(`API Extractor found errors in shared/${entry}`);
}
