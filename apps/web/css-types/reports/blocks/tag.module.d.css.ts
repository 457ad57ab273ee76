declare const styles: {
  readonly tag: string
  readonly level: string
  readonly redline: string
  readonly 'flag-GREEN': string
  readonly 'check-PASS': string
  readonly 'result-MISS': string
  readonly 'level-LOW': string
  readonly 'flag-YELLOW': string
  readonly 'level-MEDIUM': string
  readonly 'flag-RED': string
  readonly 'check-FAIL': string
  readonly 'result-HIT': string
  readonly 'level-HIGH': string
  readonly 'flag-GREY': string
  readonly 'check-UNKNOWN': string
  readonly 'result-UNKNOWN': string
}
export default styles
