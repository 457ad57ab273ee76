export { createPeerValues, type PeerValues } from './keep.ts'
export { refreshBenchmarks, startPeerRefresh } from './refresh.ts'
export { peerTable } from './table.ts'
