declare const styles: {
  readonly paper: string
  readonly front: string
  readonly frontBrand: string
  readonly frontTitle: string
  readonly frontProof: string
  readonly frontFoot: string
  readonly contents: string
  readonly watermark: string
}
export default styles
