declare const styles: {
  readonly paper: string
  readonly front: string
  readonly frontHead: string
  readonly frontTitle: string
  readonly frontProof: string
  readonly contents: string
  readonly annex: string
  readonly watermark: string
}
export default styles
