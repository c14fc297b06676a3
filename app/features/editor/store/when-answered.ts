/** Tells an effect what it has asked for, unless it is over by then; what is given back ends it. */
export function whenAnswered<T>(
  asked: Promise<T>,
  tell: (answer: T) => void,
  fail?: (error: unknown) => void,
): () => void {
  let isOver = false;
  void asked.then((answer) => isOver || tell(answer), fail && ((error: unknown) => isOver || fail(error)));
  return () => {
    isOver = true;
  };
}
