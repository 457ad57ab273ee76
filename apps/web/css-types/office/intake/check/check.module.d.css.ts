declare const styles: {
  readonly where: string
  readonly reason: string
  readonly sides: string
  readonly original: string
  readonly pdf: string
  readonly form: string
  readonly unsure: string
  readonly actions: string
  readonly settled: string
}
export default styles
