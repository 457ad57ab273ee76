import * as z from 'zod/mini'

const look = { at: z.string(), action: z.string(), object: z.string() }

const visitOf = <L extends z.ZodMiniType>(of: L) =>
  z.object({
    /** User name, channel, or what stands for one: `分享链接`. */
    who: z.string(),
    /** First and last look. */
    from: z.string(),
    to: z.string(),
    /** What was done, in that order. */
    looks: z.array(of),
  })

/** What one visitor did at one report, or at the data of one firm, without a pause of more than half an hour. */
export const consentVisit = visitOf(z.object({ ...look, purpose: z.nullable(z.string()) }))
export type ConsentVisit = z.infer<typeof consentVisit>

/** The same as the signer is told. */
export const signerVisit = visitOf(z.object(look))
export type SignerVisit = z.infer<typeof signerVisit>
