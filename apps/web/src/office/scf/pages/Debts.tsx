import { PartyList } from '../party/PartyList.tsx'

/** `/supplyChain/debts?seat&keyword&state&from&to&page&size`: debts that the own company confirms as a core enterprise. */
export const Component = () => <PartyList as="ANCHOR" />
