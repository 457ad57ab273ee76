declare const styles: {
  readonly state: string
  readonly stateTitle: string
  readonly stateMore: string
  readonly stateBad: string
  readonly skeletons: string
  readonly skeleton: string
  readonly progress: string
  readonly 'progress-bad': string
}
export default styles
