declare const styles: {
  readonly ticks: string
  readonly tick: string
  readonly tree: string
  readonly fault: string
  readonly inLine: string
  readonly pages: string
  readonly sessions: string
  readonly detail: string
}
export default styles
