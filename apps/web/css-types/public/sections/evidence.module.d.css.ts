declare const styles: {
  readonly evidence: string
  readonly evidenceReport: string
  readonly on: string
  readonly evidenceDrawer: string
  readonly evidenceEyebrow: string
  readonly evidenceSum: string
}
export default styles
