import { createServer } from './server.ts';
import { describeAttacks } from './testing/attacks.ts';

describeAttacks('our server', async (root, api) => {
  const server = createServer({ root, api });
  return { url: await server.listen(0), close: () => server.close() };
});
