/** What the owner can put right. Its message is all that they are shown, and nothing has been changed. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput'
}
