declare const styles: {
  readonly report: string
  readonly num: string
  readonly soft: string
  readonly negative: string
  readonly scroll: string
  readonly empty: string
  readonly qr: string
  readonly beneath: string
  readonly abnormal: string
  readonly layout: string
  readonly toc: string
  readonly mark: string
  readonly dot: string
  readonly chapter: string
  readonly jump: string
}
export default styles
