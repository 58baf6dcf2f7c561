/** Classes as a release might list them: this one lists only that of probes (docs/contract/corrections.md). */
export const CLASSES = {
  operation: 'webhookEventClassList',
  body: JSON.stringify({
    items: [
      'hardware.sled.added',
      'hardware.disk.expunged',
      'instance.failed',
      'system.release.changed',
      'probe',
    ].map((name) => ({ name, description: `About ${name}` })),
    next_page: null,
  }),
} as const;
