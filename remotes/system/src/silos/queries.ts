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
import { everyPage, query, reporting } from '@console/shared/query';

export const siloPage = (pageToken?: string, limit = PAGE_SIZE) =>
  query(siloList, { query: { limit, pageToken } });

/** All silos of the fleet, for the palette. */
export const allSilos = () => everyPage((pageToken) => query(siloList, { query: { limit: ALL, pageToken } }));

/** One silo; 404 when none has this name. */
export const siloByName = (silo: string) => query(siloView, { path: { silo } });

export const siloUtilization = (silo: string) =>
  reporting(query(siloUtilizationView, { path: { silo } }), 'allocated', 'provisioned');

/** Only the quotas of a silo: the initial values of the form that changes them. */
export const siloQuotas = (silo: string) => query(siloQuotasView, { path: { silo } });

/** A page of the identity providers of a silo. */
export const providerPage =
  (silo: string) =>
  (pageToken?: string, limit = PAGE_SIZE) =>
    query(siloIdentityProviderList, { query: { silo, limit, pageToken } });

/** A SAML provider of a silo; 404 when none has this name. */
export const samlProvider = (silo: string, provider: string) =>
  query(samlIdentityProviderView, { path: { provider }, query: { silo } });

/** All IP pools that are linked to a silo, because the default may be any of them. */
export const siloPools = (silo: string) =>
  everyPage((pageToken) => query(siloIpPoolList, { path: { silo }, query: { limit: ALL, pageToken } }));

/** All IP pools of the fleet, for pickers. */
export const allPools = () =>
  everyPage((pageToken) => query(ipPoolList, { query: { limit: ALL, pageToken } }));

export const siloUsers = (silo: string) =>
  everyPage((pageToken) => query(siloUserList, { query: { silo, limit: ALL, pageToken } }));

/** A user of a silo by id; 404 when there is none. */
export const siloUser = (silo: string, userId: string) =>
  query(siloUserView, { path: { userId }, query: { silo } });

/** The role assignments of a silo. */
export const siloPolicy = (silo: string) => query(siloPolicyView, { path: { silo } });
