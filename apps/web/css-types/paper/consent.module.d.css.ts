declare const styles: {
  readonly document: string
  readonly brand: string
  readonly facts: string
  readonly text: string
  readonly clause: string
  readonly ticks: string
  readonly verify: string
  readonly note: string
}
export default styles
