declare const styles: {
  readonly text: string
  readonly clause: string
  readonly ticks: string
  readonly verify: string
}
export default styles
