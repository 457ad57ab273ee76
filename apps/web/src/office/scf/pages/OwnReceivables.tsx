import { PartyList } from '../party/PartyList.tsx'

/** `/supplyChain/own?seat&keyword&state&from&to&page&size`: receivables of the own company as a member. */
export const Component = () => <PartyList as="MEMBER" />
