import {
  ALL,
  PAGE_SIZE,
  ipPoolList,
  samlIdentityProviderView,
  siloIdentityProviderList,
  siloIpPoolList,
  siloList,
  siloPolicyView,
  siloQuotasView,
  siloUserList,
  siloUserView,
  siloUtilizationView,
  siloView,
} from '@console/shared/api';
import { everyPage, query } from '@console/shared/query';

/** A page of the silos of the fleet. */
export const siloPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(siloList, { query: { limit, pageToken } });

/** The silos of the fleet for the palette, every one. */
export const allSilos = () => everyPage((pageToken) => query(siloList, { query: { limit: ALL, pageToken } }));

/** One silo; 404 when there is none of this name. */
export const siloByName = (silo: string) => query(siloView, { path: { silo } });

/** Quotas of a silo and what is in use of them. */
export const siloUtilization = (silo: string) => query(siloUtilizationView, { path: { silo } });

/** The quotas of a silo alone: what the form that changes them begins with. */
export const siloQuotas = (silo: string) => query(siloQuotasView, { path: { silo } });

/** A page of the identity providers of a silo. */
export const providerPage =
  (silo: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(siloIdentityProviderList, { query: { silo, limit, pageToken } });

/** A SAML provider of a silo; 404 when there is none of this name. */
export const samlProvider = (silo: string, provider: string) =>
  query(samlIdentityProviderView, { path: { provider }, query: { silo } });

/** The IP pools that are linked to a silo, every one: the default among them has to be known. */
export const siloPools = (silo: string) =>
  everyPage((pageToken) => query(siloIpPoolList, { path: { silo }, query: { limit: ALL, pageToken } }));

/** The IP pools of the fleet for pickers, every one. */
export const allPools = () =>
  everyPage((pageToken) => query(ipPoolList, { query: { limit: ALL, pageToken } }));

/** A page of the users of a silo. */
export const userPage =
  (silo: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(siloUserList, { query: { silo, limit, pageToken } });

/** A user of a silo by id; 404 when there is none. */
export const siloUser = (silo: string, userId: string) =>
  query(siloUserView, { path: { userId }, query: { silo } });

/** Who has which role in a silo. */
export const siloPolicy = (silo: string) => query(siloPolicyView, { path: { silo } });
