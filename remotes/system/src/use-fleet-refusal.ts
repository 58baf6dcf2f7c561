export { useFleetRefusal } from '@console/shared/access/ui';
