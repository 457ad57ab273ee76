declare const styles: {
  readonly consent: string
  readonly who: string
  readonly facts: string
  readonly scopes: string
  readonly paper: string
  readonly clause: string
  readonly hash: string
  readonly ticks: string
  readonly note: string
  readonly visit: string
  readonly foot: string
  readonly revoke: string
  readonly warn: string
  readonly label: string
  readonly pick: string
}
export default styles
