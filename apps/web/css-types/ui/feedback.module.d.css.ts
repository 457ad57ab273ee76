declare const styles: {
  readonly toasts: string
  readonly toast: string
  readonly boxtext: string
  readonly 'tone-success': string
  readonly 'tone-info': string
  readonly 'tone-warning': string
  readonly 'tone-error': string
}
export default styles
