import type { DataOf } from '@xinjian/contract/endpoint'
import { consent } from '@xinjian/contract/nouns/consent'
import { bareCall } from '../api/bare.ts'

type Paper = DataOf<typeof consent.consentPaper>

/** The sheet behind a printer's ticket. Rejects with an Error whose message can be printed as it is. */
export const openConsent = (ticket: string, signal: AbortSignal): Promise<Paper> =>
  bareCall(consent.consentPaper, { ticket }, signal)
