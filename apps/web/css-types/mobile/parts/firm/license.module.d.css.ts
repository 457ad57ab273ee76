declare const styles: {
  readonly photo: string
  readonly photoFrame: string
  readonly photoDone: string
  readonly isBusy: string
  readonly photoWays: string
  readonly photoHint: string
  readonly warn: string
}
export default styles
