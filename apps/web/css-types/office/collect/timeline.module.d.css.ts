declare const styles: {
  readonly timeline: string
  readonly stats: string
  readonly data: string
  readonly isBad: string
  readonly step: string
  readonly isBureau: string
  readonly isSystem: string
  readonly actor: string
  readonly text: string
  readonly day: string
  readonly pause: string
}
export default styles
