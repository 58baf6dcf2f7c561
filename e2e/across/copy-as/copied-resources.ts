import { bareProject, begin } from '../../support/begin.ts';
import { dialog } from '../../support/console.ts';
import { asks, EDGE, type CopiedForm } from './copied-form.ts';
import { diskForm, EDGE_DISKS, openDiskForm } from '../../storage/disks.ts';
import { choose, EDGE_IMAGES, openDemotion, openPromotion, promoteModal } from '../../images/images.ts';
import { editForm, openCreateForm } from '../../projects/projects.ts';
import { addCertificate, siloForm } from '../../system/silos.ts';
import {
  EDGE_SNAPSHOTS,
  fillImage,
  fillSnapshot,
  openImageForm,
  openSnapshotForm,
} from '../../storage/snapshots.ts';
import { expect, rowAction } from '../../support/test.ts';
import { PRIVATE_KEY } from '../../system/tls-pair.ts';

const GONE = { error_code: 'ObjectNotFound' };

/** Forms and questions of everything but instances. */
export const RESOURCE_FORMS: Readonly<Record<string, CopiedForm>> = {
  'a new project': {
    operation: 'projectCreate',
    fill: async (page) => {
      const { name, description } = await openCreateForm(page);
      await name.fill('glass-house');
      await description.fill(`Tomatoes, "mostly"; it's $HOME and \`id\`\n\\ JSON\nJSON\n🍅`);
    },
    within: (page) => dialog(page, 'Create project'),
    submit: 'Create project',
    path: '/v1/projects/glass-house',
    shows: { description: `Tomatoes, "mostly"; it's $HOME and \`id\`\n\\ JSON\nJSON\n🍅` },
  },
  'a changed project': {
    operation: 'projectUpdate',
    entry: 'CLI command',
    fill: async (page) => {
      await begin(page, '/projects/search-index/edit', { heading: 'Projects' });
      await editForm(page).description.fill("It's another");
    },
    within: (page) => dialog(page, 'Edit project'),
    submit: 'Update project',
    path: '/v1/projects/search-index',
    shows: { description: "It's another" },
  },
  'a new disk': {
    operation: 'diskCreate',
    entry: 'CLI command',
    fill: async (page) => {
      const { name, blockSize, size } = await openDiskForm(page);
      await name.fill('aa-data');
      await blockSize('2048').check();
      await size.fill('17');
    },
    within: (page) => diskForm(page).dialog,
    submit: 'Create disk',
    path: `/v1/disks/aa-data?${EDGE}`,
    shows: { size: 17 * 1024 ** 3, block_size: 2048 },
  },
  'a new snapshot': {
    operation: 'snapshotCreate',
    fill: async (page) => {
      await openSnapshotForm(page);
      await fillSnapshot(page, 'aa-kept');
    },
    within: (page) => dialog(page, 'Create snapshot'),
    submit: 'Create snapshot',
    path: `/v1/snapshots/aa-kept?${EDGE}`,
    shows: { description: 'Kept as it is' },
  },
  'an image of a snapshot': {
    operation: 'imageCreate',
    fill: async (page) => {
      await openImageForm(page, 'largest');
      await fillImage(page, 'aa-image');
    },
    within: (page) => dialog(page, 'Create image from snapshot'),
    submit: 'Create image',
    path: `/v1/images/aa-image?${EDGE}`,
    shows: { os: 'debian' },
  },
  'an image of the silo': {
    operation: 'imagePromote',
    fill: asks(EDGE_IMAGES, 'Project Images', 'cache-golden', 'Promote'),
    within: (page) => promoteModal(page).dialog,
    submit: 'Promote',
    path: '/v1/images/cache-golden',
    shows: { name: 'cache-golden' },
  },
  'an image of the silo, from its page': {
    operation: 'imagePromote',
    fill: async (page) => {
      const { project, image } = await openPromotion(page);
      await choose(page, project, 'edge-cache');
      await image.click();
      await page.getByRole('option', { name: /^cache-golden debian/ }).click();
    },
    within: (page) => promoteModal(page).dialog,
    submit: 'Promote',
    path: '/v1/images/cache-golden',
    shows: { name: 'cache-golden' },
  },
  'an image that is the silo’s no more': {
    operation: 'imageDemote',
    entry: 'CLI command',
    fill: async (page) => {
      const { project } = await openDemotion(page, 'ubuntu-26-04');
      await choose(page, project, 'edge-cache');
    },
    within: (page) => dialog(page, 'Demote image'),
    submit: 'Demote',
    path: `/v1/images/ubuntu-26-04?${EDGE}`,
    shows: { project_id: expect.any(String) },
  },
  'a new SSH key': {
    operation: 'currentUserSshKeyCreate',
    fill: async (page) => {
      await begin(page, '/settings/ssh-keys-new', { heading: 'SSH Keys' });
      const form = dialog(page, 'Add SSH key');
      await form.getByRole('textbox', { name: 'Name' }).fill('phone');
      await form
        .getByRole('textbox', { name: 'Public key' })
        .fill("ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 it's-me");
    },
    within: (page) => dialog(page, 'Add SSH key'),
    submit: 'Add SSH key',
    path: '/v1/me/ssh-keys/phone',
    shows: {
      public_key: "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKUlEqD0yucgfZ++8Bx6qmyrkD5PlR/mHaAylcdIB0T7 it's-me",
    },
  },
  'a new silo, once its secrets are put in': {
    operation: 'siloCreate',
    fill: async (page) => {
      await begin(page, '/system/silos-new', { heading: 'Silos' });
      const form = siloForm(page);
      await form.name.fill('orchard');
      await form.cpu.fill('12');
      await form.adminGroup.fill('growers');
      await addCertificate(page, 'first');
      await addCertificate(page, 'second');
    },
    within: (page) => siloForm(page).dialog,
    submit: 'Create silo',
    path: '/v1/system/silos/orchard',
    shows: { identity_mode: 'saml_jit' },
    complete: (text) => {
      expect(text.match(/(?<="key": ).*/g)).toEqual(['"$PRIVATE_KEY"', '"$PRIVATE_KEY_2"']);
      return text.replaceAll(/"\$PRIVATE_KEY(_2)?"/g, () => JSON.stringify(PRIVATE_KEY));
    },
  },
  'a project that is deleted': {
    operation: 'projectDelete',
    orders: bareProject('bare-field'),
    fill: async (page) => {
      await begin(page, '/projects', { orders: bareProject('bare-field'), heading: 'Projects' });
      await rowAction(page, 'bare-field', 'Delete');
    },
    within: (page) => dialog(page, 'Confirm delete'),
    submit: 'Confirm',
    path: '/v1/projects/bare-field',
    shows: GONE,
  },
  'a disk that is deleted': {
    operation: 'diskDelete',
    entry: 'CLI command',
    fill: asks(EDGE_DISKS, 'Disks', 'spare-1'),
    within: (page) => dialog(page, 'Confirm delete'),
    submit: 'Confirm',
    path: `/v1/disks/spare-1?${EDGE}`,
    shows: GONE,
  },
  'a snapshot that is deleted': {
    operation: 'snapshotDelete',
    fill: asks(EDGE_SNAPSHOTS, 'Snapshots', 'largest'),
    within: (page) => dialog(page, 'Confirm delete'),
    submit: 'Confirm',
    path: `/v1/snapshots/largest?${EDGE}`,
    shows: GONE,
  },
  'an SSH key that is deleted': {
    operation: 'currentUserSshKeyDelete',
    fill: asks('/settings/ssh-keys', 'SSH Keys', 'build-box'),
    within: (page) => dialog(page, 'Confirm delete'),
    submit: 'Confirm',
    path: '/v1/me/ssh-keys/build-box',
    shows: GONE,
  },
};
