import * as z from 'zod/mini'

/** A contract as it stands beside the data that rests on it: who allowed what, to whom, until when. */
export const consentBrief = z.object({
  contractNo: z.string(),
  title: z.string(),
  status: z.enum(['EFFECTIVE', 'EXPIRED', 'REVOKED', 'SUPERSEDED']),
  signer: z.string(),
  signedAt: z.string(),
  validTo: z.string(),
  purposes: z.array(z.string()),
  scopes: z.array(z.string()),
  grantees: z.array(z.string()),
})
export type ConsentBrief = z.infer<typeof consentBrief>
