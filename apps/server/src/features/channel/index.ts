export { checkpointListeners, tellCheckpoint } from './callback/checkpoint.ts'
export { callbackJob } from './callback/job.ts'
export {
  callbackTarget,
  createCallbackBox,
  type Message,
  queueMessage,
  registerCallback,
  toldChannels,
} from './callback/store.ts'
export { tellReady, tellRevoked } from './callback/told.ts'
export { channelRoutes } from './calls.ts'
export {
  type Channel,
  channelColours,
  channelOf,
  DEMO_CHANNEL,
  ensureChannel,
  enterBy,
  ownChannel,
} from './channel.ts'
export { channelBack } from './channel-back.ts'
export { mustBeChannel } from './channel-status.ts'
export type { Attempt } from './deps.ts'
export { returnOf } from './handover/back.ts'
export { linkOfTicket } from './handover/redeem.ts'
export { openDirectDoor } from './institution/door.ts'
export { type Offered, offeredOf, offeredPage } from './institution/offered.ts'
export { createKeyGate } from './keys/gate.ts'
export {
  isSignedBy,
  refused as signatureRefused,
  signedText,
  timeOf as signedAt,
  WINDOW as SIGNED_WINDOW,
} from './keys/signature.ts'
export { linkMaker, linkMakerSql } from './maker.ts'
export { ownedKeys, ownedLinks } from './owned.ts'
