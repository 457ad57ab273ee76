/** A message, as any gateway gets it. */
export interface Sms {
  /** Names the message, for whoever looks it up at the gateway. */
  id?: string
  to: string
  /** What kind of message: commercial gateways know an approved wording by it. */
  template: string
  /** What the wording is filled in with. */
  params: Record<string, string>
  /** The whole of it, for gateways that take texts. */
  text: string
}
